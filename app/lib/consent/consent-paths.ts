/** Where a page tells the server that a choice was made on it; the choice is in the cookie. */
export const cookieChoicePath = "/functions/v1/cookie-choice";

/** Answers with the lead-tracking script of the settings, to who allows marketing. */
export const leadTrackingPath = "/functions/v1/lead-tracking.js";

/** Takes what a page view measured: a JSON object of the page's path and a number by metric. */
export const webVitalsPath = "/functions/v1/web-vitals";

/** Dispatched at the document after a choice. */
export const choiceEvent = "cookiechoice";
