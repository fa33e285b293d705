import { cookieKinds } from "#app/content/pages/policies.ts";

export function CookieKinds() {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">Four types of cookies, one of them in use</h2>
      <p>
        A cookie is a small note that a site leaves on your device and reads again later. This page speaks of other ways
        to keep a note there, too, such as local storage.
      </p>
      <dl className="ck__kinds">
        {cookieKinds.map(({ id, name, purpose, today }) => (
          <div key={id}>
            <dt>
              {name} <span>{id === "essential" ? "Required" : "Optional"}</span>
            </dt>
            <dd>
              {purpose} <b>{today}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
