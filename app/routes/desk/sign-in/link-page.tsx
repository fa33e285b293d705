import { useLoaderData, useParams } from "react-router";
import { CodeForm } from "#app/components/desk/code-form.tsx";
import { CommandForm, ProblemNote, useProblemAt } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("link", "token");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Your link | Desk | Path to Keys" }];
}

/** Opening a link only shows this page, so programs that open every link in an email use nothing up. */
export default function LinkPage() {
  const link = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  if (link.fate) return <NoLongerWorks fate={link.fate} />;
  if (link.purpose === "enroll") return <FirstLink token={token} {...link} />;
  return link.hasCodes ? <CodeAfterLink token={token} /> : <NoCodes />;
}

type Fate = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["fate"]>;

/** What happened to an old link, and what to do. */
function NoLongerWorks({ fate }: { fate: Fate }) {
  const isFirst = "isFirst" in fate && fate.isFirst;
  return (
    <GateCard title={isFirst ? "This invitation no longer works" : "This link no longer works"}>
      <p>{fateWords(fate)}</p>
      {isFirst && <p>Ask an owner of the team to send it again. They find the button on the Team page.</p>}
      {fate.why === "gone" && <p>If someone invited you, ask them to send the invitation again.</p>}
      <p>
        <a href="/desk/sign-in">{isFirst ? "Already set up? Sign in" : "Get a new link to sign in"}</a>
      </p>
    </GateCard>
  );
}

const cutOff = "The address is not complete. It may have been cut off in the email: copy all of it.";

function fateWords(fate: Fate): string {
  if (!("at" in fate)) return fate.why === "cut" ? cutOff : "It was withdrawn, or it is too old.";
  const { why, at } = fate;
  return why === "late" ? `It was good until ${at}.` : `It was used on ${at}, or a newer link took its place then.`;
}

/** Someone who never set up a code cannot type one. */
function NoCodes() {
  return (
    <GateCard title="You have no six digits yet">
      <p>This link needs a code from an app, and you have not set one up. Sign in with your passkey.</p>
      <p>No passkey, either? Ask an owner of the team to send your invitation again.</p>
      <p>
        <a href="/desk/sign-in">Sign in with a passkey</a>
      </p>
    </GateCard>
  );
}

function FirstLink({ token, name, until }: { token: string; name: string; until: string }) {
  const wrong = useProblemAt("name");
  return (
    <GateCard title="Set up your sign-in">
      <p>This link works once, until {until}. Begin by telling the team who you are.</p>
      <ProblemNote />
      <CommandForm of="begin-sign-in" fields={{ token }}>
        <div className="field">
          <label className="lab" htmlFor="name">
            Your name, as the team sees it
          </label>
          <input
            className="inp"
            id="name"
            name="name"
            autoComplete="name"
            defaultValue={name}
            maxLength={80}
            {...wrong}
            required
          />
        </div>
        <button type="submit" className="btn btn--go">
          Continue
        </button>
      </CommandForm>
      <p className="help">
        Next: a passkey, then a second one, then ten codes on paper. Without these, a lost phone could lock you out.
      </p>
    </GateCard>
  );
}

function CodeAfterLink({ token }: { token: string }) {
  return (
    <GateCard title="Enter your six digits">
      <p>They are in your authenticator app. One of your ten recovery codes works, too.</p>
      <ProblemNote />
      <CodeForm does="use-link" label="Sign in" fields={{ token }} />
      <p className="help">Opening the link used nothing up. It is used when you press Sign in with the right code.</p>
    </GateCard>
  );
}
