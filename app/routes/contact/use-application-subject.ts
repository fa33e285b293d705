import { useEffect } from "react";
import { useLocation } from "react-router";

/** Who comes from an opening on the careers page finds it in the subject: `/contact?position=<slug>#message`. */
export function useApplicationSubject(subjectId: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const slug = new URLSearchParams(search).get("position");
    if (!slug) return;
    // Loaded only here: the openings' texts are of no use to anybody else who writes to us.
    void import("#app/content/pages/careers.ts").then(({ positions }) => {
      const opening = positions.find((position) => position.slug === slug);
      const subject = document.getElementById(subjectId);
      if (opening && subject instanceof HTMLInputElement && subject.value === "") {
        subject.value = `Application: ${opening.title}`;
      }
    });
  }, [search, subjectId]);
}
