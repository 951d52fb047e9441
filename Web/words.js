// The words of the languages, in two files for each: those that the first card needs, and the others. The build writes the
// files' names here.

const languages = "LANGUAGES";

const textOf = async (request) => {
  const response = await request;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
};

// All words of a language.
const allWords = async (code) => (await Promise.all(languages[code].map((file) => textOf(fetch(file))))).join("");
