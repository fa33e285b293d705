import { PhoneHours } from "#app/components/phone-hours.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { messageSteps } from "#app/content/pages/company/contact-words.ts";
import { site } from "#config/site.ts";

/** What happens to a message, and when the line is open for people who would rather call. */
export function MessageAside() {
  return (
    <>
      <h3 id="message-steps">What happens next</h3>
      <ol className="vpath">
        {messageSteps.map(({ name, note }, index) => (
          <li key={name}>
            <Stop state={index === 0 ? "next" : "later"} />
            <h4>{name}</h4>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      {/* The server puts measured response times here (`app/server/promise-line`), once it has counted 30 promises. */}
      <div data-measured="contact" hidden />
      <h3>
        Or call <a href={site.phone.href}>{site.phone.display}</a>
      </h3>
      <PhoneHours />
    </>
  );
}
