import { useEffect } from "react";
import { NavLink, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import { GoingOut } from "#app/components/desk/answer/going-out.tsx";
import { TroublesNote } from "#app/components/desk/answer/troubles-note.tsx";
import { DeskIcon } from "#app/components/desk/desk-icon.tsx";
import { Mark } from "#app/components/desk/gate-card.tsx";
import { KeysLine } from "#app/components/desk/keys/keys-line.tsx";
import { OverCover } from "#app/components/desk/live/over-cover.tsx";
import { useArrivals } from "#app/components/desk/live/use-arrivals.ts";
import { MailboxTroubleNote } from "#app/components/desk/mail/mailbox-trouble-note.tsx";
import { countWords } from "#app/components/desk/thread-kinds.ts";
import { useUnsentWords } from "#app/components/desk/use-unsent-words.ts";
import type { InboxScreen } from "#app/domain/desk/shown-inbox.ts";
import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("shell");

type Seen = Awaited<ReturnType<typeof loader>>;

/** This frame is half of what an open inbox would read at each change of the desk, and it changes slowly. */
const newsRestMs = 10_000;
let readAt = 0;

/** Always after a form and on another page. When the same page only reloads, at most once in ten seconds. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isNews = formMethod === undefined && currentUrl.href === nextUrl.href;
  return !isNews || Date.now() - readAt >= newsRestMs;
}

/** The frame around every signed-in page. */
export default function DeskShell() {
  const seen = useLoaderData<typeof loader>();
  useUnsentWords();
  const { name, role, clock, day, office, mayFind, hasSamples, singleKeys, goingOut, troubles, mailTrouble, ...rest } =
    seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload brings new data
  useEffect(() => {
    readAt = Date.now();
  }, [seen]);
  useArrivals(mayFind);
  // The inbox reads its counts more often than this.
  const inbox = useRouteLoaderData<InboxScreen>("inbox");
  const open = inbox ? inbox.counts.all : rest.open;
  return (
    <>
      <OverCover staffId={seen.staffId} />
      <a className="skip" href="#main">
        Skip to the work
      </a>
      <div className="shell">
        <header className="side">
          <a className="logo" href="/desk">
            <Mark />
            Path to Keys <small>Desk</small>
          </a>
          {mayFind && (
            <search>
              <form className="find" action="/desk/find" method="post" data-saves-itself="">
                <input type="hidden" name="do" value="find" />
                <input
                  className="inp"
                  name="q"
                  type="search"
                  maxLength={200}
                  autoComplete="off"
                  required={true}
                  aria-label="Find a person"
                  placeholder="Person ( / )"
                  data-key="/"
                />
                <button type="submit" className="btn">
                  Find
                </button>
              </form>
            </search>
          )}
          <Places {...rest} open={open} mayFind={mayFind} />
          <div className="me">
            {hasSamples && <span className="tag sample-tag">Sample people</span>}
            <b className="clock">{clock}</b>
            <span className="office">
              {day}. {office}
            </span>
            <span className="who-am-i">
              <b>{name}</b>
              <small>, {role}</small>
            </span>
            <form method="post" action="/desk/account">
              <input type="hidden" name="do" value="sign-out" />
              <button type="submit" className="btn btn--text">
                Sign out
              </button>
            </form>
          </div>
        </header>
        <main className="main" id="main" tabIndex={-1}>
          <TroublesNote troubles={troubles} />
          {mailTrouble && <MailboxTroubleNote {...mailTrouble} />}
          <Outlet />
          <GoingOut letters={goingOut} />
          <KeysLine areOn={singleKeys} />
        </main>
      </div>
    </>
  );
}

/** Number of links in the bottom bar on a phone, next to "Find" and "More". */
const mostOnPhones = 3;

function Places({ places, open, mayFind, waitingMail }: Pick<Seen, "places" | "open" | "mayFind" | "waitingMail">) {
  return (
    <nav className="nav" id="places" aria-label="Desk">
      {places.map(({ to, label, icon, key }, index) => (
        <NavLink key={to} to={to} end reloadDocument data-key={key} className={index < mostOnPhones ? "" : "nav-rest"}>
          <DeskIcon name={icon} />
          {label}
          {to === "/desk" && open !== null && (
            <b>
              {countWords(open)}
              <span className="vh"> open</span>
            </b>
          )}
          {to === "/desk/mailbox" && waitingMail !== null && waitingMail > 0 && (
            <b>
              {countWords(waitingMail)}
              <span className="vh"> waiting</span>
            </b>
          )}
        </NavLink>
      ))}
      {mayFind && (
        <a className="nav-phone" href="/desk/find">
          <DeskIcon name="find" />
          Find
        </a>
      )}
      <a className="nav-phone nav-more" href="#places">
        <DeskIcon name="aside" />
        More
      </a>
      <a className="nav-phone nav-less" href="#main">
        <DeskIcon name="aside" />
        Less
      </a>
    </nav>
  );
}
