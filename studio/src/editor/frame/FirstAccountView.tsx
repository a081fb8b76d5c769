/** Stands where Payload would make the first visitor of an empty studio its administrator: accounts begin on the server. */
export function FirstAccountView() {
  return (
    <div className="menagerie-first-account">
      <h1>This studio has no accounts yet</h1>
      <p>The first one is made on the server that it runs on. There, in its folder, enter:</p>
      <pre>
        <code>npm run user:add -- you@company.example</code>
      </pre>
      <p>
        The command prints a password once. Then <a href="/admin">sign in here</a>.
      </p>
    </div>
  )
}
