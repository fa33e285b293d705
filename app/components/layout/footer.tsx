import { SiteLink } from "#app/components/ui/site-link.tsx";
import { footerNavigation } from "#app/content/navigation.ts";
import { site } from "#config/site.ts";
import { Logo } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";

export function Footer() {
  return (
    <footer className="night ft">
      <div className="wrap">
        <div className="ft__top cols cols--end">
          <div>
            <Logo />
            <h2>The way to your own keys, in your inbox.</h2>
          </div>
          <Newsletter />
        </div>
        <div className="ft__cols">
          {footerNavigation.map(({ heading, links }) => (
            <nav className="ft__links" key={heading} aria-label={heading}>
              <h3>{heading}</h3>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <ContactDetails />
        </div>
        <Social />
        <p className="fine ft__note">
          Our services come with your loan through a tenant mortgage offering, with no separate fee. Third-party and
          closing costs may still apply. Samples on this site show made-up people and say so.
        </p>
      </div>
    </footer>
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

function Social() {
  return (
    <nav className="ft__links ft__social" aria-label="Social networks">
      <ul>
        {site.social.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
