import { useLoaderData, useParams } from "react-router";
import { CodeForm } from "#app/components/desk/code-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { ProblemNote } from "#app/components/desk/problem-note.tsx";
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
  if (!link) {
    return (
      <GateCard title="This link no longer works">
        <p>A link works once, for 30 minutes. It may also have been cut off in the email.</p>
        <p>
          <a href="/desk/sign-in">Get a new link</a>
        </p>
      </GateCard>
    );
  }
  return link.purpose === "enroll" ? <FirstLink token={token} {...link} /> : <CodeAfterLink token={token} />;
}

function FirstLink({ token, name, until }: { token: string; name: string; until: string }) {
  return (
    <GateCard title="Set up your sign-in">
      <p>This link works once, until {until}. Begin by telling the team who you are.</p>
      <ProblemNote />
      <form method="post">
        <input type="hidden" name="do" value="begin-sign-in" />
        <input type="hidden" name="token" value={token} />
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
            required
          />
        </div>
        <button type="submit" className="btn btn--go">
          Continue
        </button>
      </form>
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
