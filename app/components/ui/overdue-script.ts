// The page may be older than the day, so we ask the browser's clock.
const line = document.currentScript?.previousElementSibling;
if (line instanceof HTMLElement) line.hidden = (line.dataset.reviewBy ?? "") > new Date().toISOString().slice(0, 10);
