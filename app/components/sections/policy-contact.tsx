import { site } from "#config/site.ts";

/** Where a question about a legal text goes. */
export function PolicyContact({ title, children }: { title: string; children: string }) {
  const { address, email, name, phone } = site;
  return (
    <section className="slab pol__box" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <p>{children}</p>
      <address>
        {name}, {address.street}, {address.city}, {address.regionName} {address.postalCode}
        <br />
        <a className="tap" href={`mailto:${email}`}>
          {email}
        </a>
        <br />
        <a className="tap" href={phone.href}>
          {phone.display}
        </a>
      </address>
    </section>
  );
}
