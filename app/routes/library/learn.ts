import { redirect } from "react-router";

/** The old name of the resource center; a fragment (`/learn#calculators`) is carried over by the browser. */
export function loader() {
  return redirect("/resources", 301);
}
