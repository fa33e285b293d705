/** HUD’s line for housing counselors near you. They work for the caller, not for a lender. */
export const housingCounselor = { phone: "800-569-4287", href: "tel:+18005694287" } as const;
