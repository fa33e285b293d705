import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";

const meanwhile = [
  {
    to: "/faq",
    label: "Read the common questions",
    text: "What it costs, what it does to your score, how long it takes.",
  },
  { to: "/learn", label: "Learn about buying a home", text: "Guides and calculators, at your own pace." },
  { to: "/get-started", label: "Send another request", text: "If something was missing, or somebody else needs one." },
];

export function Meanwhile() {
  return (
    <section className="sec wrap split" aria-labelledby="meanwhile">
      <div>
        <h2 id="meanwhile">While you wait</h2>
        <p className="lead">Nothing is left for you to do. If you like to read ahead, start here.</p>
      </div>
      <ul className="fs__links">
        {meanwhile.map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink className="tlink" to={to}>
              {label} <Arrow />
            </SiteLink>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
