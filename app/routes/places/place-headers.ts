/** Pages of places are the same for everybody and change once a year: a browser may keep them for an hour. */
export function placeHeaders() {
  return { "Cache-Control": "private, max-age=3600" };
}
