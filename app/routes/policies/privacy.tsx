import { DrawnBlind } from "#app/components/scenes/policies.tsx";
import { PolicyContact, PolicyHead, PolicySections, PolicyText } from "#app/components/sections/policy-text.tsx";
import { privacyAnswerDays, privacyPolicy } from "#app/content/pages/company/policies.ts";
import { pageMeta } from "#app/lib/page/seo.ts";

export const meta = pageMeta("/privacy");

export default function PrivacyPage() {
  const { sections, updated, reviewed } = privacyPolicy;
  return (
    <>
      <PolicyHead
        name="Privacy Policy"
        title="What we know about you, and what we do with it"
        lead="Our Privacy Policy, in six short parts. The short version: we keep what you send us, use it to answer you, and sell none of it."
        updated={updated}
        reviewed={reviewed}
        scene={<DrawnBlind />}
      />
      <PolicyText sections={[...sections, { id: "ask", title: "Ask about your privacy" }]}>
        <PolicySections sections={sections} />
        <PolicyContact title="Ask about your privacy">
          {`A privacy question reaches us here. We answer within ${privacyAnswerDays} days.`}
        </PolicyContact>
      </PolicyText>
    </>
  );
}
