import { Outlet, useLocation } from "react-router";
import { FailedPage } from "#app/components/desk/failed-page.tsx";

/** A page inside the shell. When it fails, the navigation stays. */
export default function DeskPage() {
  return <Outlet />;
}

const kinds: Readonly<Record<string, string>> = {
  threads: "This thread",
  people: "This person",
  templates: "This template",
};

export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  return <FailedPage error={error} what={kinds[pathname.split("/")[2] ?? ""]} />;
}
