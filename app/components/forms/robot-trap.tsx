/** A field that no person sees or reaches; what fills it in is a robot. */
export function RobotTrap({ formId }: { formId: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${formId}-website`}>Website (leave this empty)</label>
      <input id={`${formId}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
