import { useLocation } from "react-router";

/** The path of the page that is shown. Prerendering asks for `/get-started/`, the visitor for `/get-started`. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/$/, "");
}
