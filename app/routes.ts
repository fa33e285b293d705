import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site, grouped as in the navigation, and the module that answers it. */
export default [
  index("routes/home.tsx"),
  route("get-started", "routes/get-started.tsx"),
  route("form-success", "routes/form-success.tsx"),
  route("book", "routes/book.tsx"),
  route("404", "routes/not-found-page.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
