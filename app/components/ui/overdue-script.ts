import { isPastReview } from "#app/content/review/past-review.ts";

// The page may be older than the day, so we ask the browser's clock.
const line = document.currentScript?.previousElementSibling;
if (line instanceof HTMLElement) line.hidden = !isPastReview(line.dataset.reviewBy ?? "");
