// Versions of the site: a service worker caches the files. An event of the window reports that a newer version has been
// downloaded.

const SERVICE_WORKER = "service-worker.js";

let newer;

const keepOffline = async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !SERVICE_WORKER) return;
  const registration = await serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
  const tell = () => {
    if (!registration.waiting || !serviceWorker.controller || newer === registration.waiting) return;
    newer = registration.waiting;
    dispatchEvent(new Event("update"));
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  tell();
};

// Continues with the newer version. Another page may already have activated it.
const update = () => {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  if (newer?.state === "installed") newer.postMessage("activate");
  else location.reload();
};
