import { Outlet, useLocation } from "react-router";
import { errorWords } from "#app/components/desk/error-words.ts";

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
  const { title, text } = errorWords(error, kinds[pathname.split("/")[2] ?? ""]);
  return (
    <div className="nothing">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row-acts">
        <a className="btn btn--go" href="/desk">
          Go to the inbox
        </a>
        <a className="btn" href="/desk/find">
          Find a person
        </a>
      </p>
    </div>
  );
}
