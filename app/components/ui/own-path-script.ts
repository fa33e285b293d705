import { hasPlan } from "#app/lib/my-path/plan-mark.ts";

// Shows the element before the script to a visitor who has a plan.
document.currentScript?.previousElementSibling?.toggleAttribute("hidden", !hasPlan());
