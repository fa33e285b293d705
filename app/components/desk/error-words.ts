import { isRouteErrorResponse } from "react-router";

/** Message a page shows when it fails, by the error. */
export function errorWords(error: unknown, what = "This"): { title: string; text: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403) {
    return {
      title: "This page is not yours to see",
      text: "Your role does not include it. An owner can change that.",
    };
  }
  if (status === 404) {
    return {
      title: `${what} is not here`,
      text: "Someone may have asked us to erase it, or the address is wrong. Nothing was changed.",
    };
  }
  return {
    title: "That did not work",
    text: "Something went wrong on our side. If you pressed a button, look whether it was done before you press again.",
  };
}
