import { Plate } from "#app/components/ui/plate.tsx";
import { privacyRights } from "#app/content/pages/privacy-rights.ts";

export function Rights() {
  return (
    <section className="kerb" aria-labelledby="rights">
      <div className="wrap">
        <h2 id="rights">Six rights, and what each one does</h2>
        <ol className="pr__rights">
          {privacyRights.map(({ title, text }, index) => (
            <li key={title}>
              <Plate>{index + 1}</Plate>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
