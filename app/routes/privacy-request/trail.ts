/** Where the page sits. */
export const trail = [{ label: "Your Privacy Rights", to: "/ccpa" }];
