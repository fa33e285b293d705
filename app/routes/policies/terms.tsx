import { SignedTerms } from "#app/components/scenes/policies.tsx";
import { PolicyContact, PolicyHead, PolicySections, PolicyText } from "#app/components/sections/policy-text.tsx";
import { termsOfService } from "#app/content/pages/company/policies.ts";
import { pageMeta } from "#app/lib/page/seo.ts";

export const meta = pageMeta("/terms");

export default function TermsPage() {
  const { sections, updated, reviewed } = termsOfService;
  return (
    <>
      <PolicyHead
        name="Terms of Service"
        title="What you can count on, and what you can’t"
        lead="Our Terms of Service, in nine parts. They say what the service is, what we ask of you, and where our liability ends."
        updated={updated}
        reviewed={reviewed}
        scene={<SignedTerms />}
      />
      <PolicyText sections={sections}>
        <PolicySections sections={sections} numbered />
        <PolicyContact title="Ask about these terms">Write or call before you rely on a line you doubt.</PolicyContact>
      </PolicyText>
    </>
  );
}
