import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";

/** The three steps to the first letter, and which of them is next. */
export function SignUpPath({ at }: { at: "confirm" | "letter" }) {
  const isConfirmed = at === "letter";
  const steps: readonly PathStep[] = [
    { name: "Sign up", state: "done" },
    {
      name: "Confirm",
      state: isConfirmed ? "done" : "next",
      note: isConfirmed ? undefined : "Open our email and press the button.",
    },
    {
      name: "First letter",
      state: isConfirmed ? "next" : "later",
      note: "Once a week. Each one has a link that ends it.",
    },
  ];
  return (
    <section className="curb" aria-label="From sign-up to the first letter">
      <div className="wrap">
        <PathGraphic label="Steps to the first letter" steps={steps} />
      </div>
    </section>
  );
}
