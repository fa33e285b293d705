import { ChecklistHouse } from "#app/components/scenes/checklist-house.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";

/** The same house, seven windows later. */
export function ClosingDoor() {
  return (
    <ClosingCall
      title="Seven lights, and the door is yours"
      text="The first light is your credit report. Ask for your free analysis and you have read it, with somebody beside you."
      actions={
        <ButtonLink to="/get-started">
          Get Your Free Credit Analysis <Arrow />
        </ButtonLink>
      }
      scene={
        <ChecklistHouse lit={7} own title="The same house with all seven windows lit and its front door open to you" />
      }
    />
  );
}
