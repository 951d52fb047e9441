// The places outside the page that a text can go to.

// Outside a secure context browsers offer no other clipboard.
const copy = (content) => {
  const put = (event) => {
    event.clipboardData.setData("text/plain", content);
    event.preventDefault();
  };
  addEventListener("copy", put, { once: true });
  if (!document.execCommand("copy")) throw new Error("The browser does not copy.");
};

const download = (file) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};

// Draws a picture in PNG format. Its first line has the width and the height. Each other line has a property of the canvas
// and its value, or a method and its arguments; a path is in SVG notation.
const draw = (lines) => {
  const [[width, height], ...steps] = lines.split("\n").map((line) => line.split("\t"));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  for (const [name, ...values] of steps) {
    if (name === "fill" || name === "stroke") context[name](new Path2D(values[0]));
    else if (name === "setLineDash") context[name](values);
    else if (context[name] instanceof Function) context[name](...values);
    else context[name] = values[0];
  }
  return new Promise((resolve) => canvas.toBlob(resolve));
};

const outlets = {
  clipboard: (content) => (navigator.clipboard ? navigator.clipboard.writeText(content) : copy(content)),
  sheet: (url) => navigator.share({ url }),
  message: (text) => navigator.share({ text }),
  file: (content) => download(new File([content], `${document.title}.txt`, { type: "text/plain" })),
  picture: async (steps) => {
    const files = [new File([await draw(steps)], `${document.title}.png`, { type: "image/png" })];
    if (navigator.canShare?.({ files })) return navigator.share({ files });
    download(files[0]);
  },
};
