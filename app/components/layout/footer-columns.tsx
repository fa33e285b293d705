import { footerNavigation } from "#app/content/site/navigation.ts";
import { site } from "#config/site.ts";

/** The links of the footer, by subject, and how to reach the business. */
export function FooterColumns() {
  return (
    <>
      {footerNavigation.map(({ heading, links }) => (
        <nav className="ft__links" key={heading} aria-label={heading}>
          <h3>{heading}</h3>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <ContactDetails />
    </>
  );
}

function ContactDetails() {
  const { address, email, hours, phone } = site;
  return (
    <div className="ft__links">
      <h3>Talk to us</h3>
      <address>
        <a href={phone.href}>{phone.display}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <p className="small">
          {hours
            .filter((day) => day.opens)
            .map((day) => (
              <span key={day.short}>
                {day.short} {day.time}
                <br />
              </span>
            ))}
          Closed on and around holidays
        </p>
        <p className="small">
          {address.street}
          <br />
          {address.city}, {address.regionName} {address.postalCode}
        </p>
      </address>
    </div>
  );
}
