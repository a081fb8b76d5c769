type Prop = string | number | boolean | null | undefined | readonly Prop[] | { readonly [name: string]: Prop }

type PropKindsProps = { values: { readonly [name: string]: Prop } }

/** Every kind of value that props may have, nested in lists: what arrives otherwise than it was sent is a mismatch. */
export function PropKinds({ values }: PropKindsProps) {
  return (
    <dl>
      {Object.entries(values).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Value({ value }: { value: Prop }) {
  if (typeof value !== 'object' || value === null) return <code>{`${typeof value} ${String(value)}`}</code>
  const parts = Object.entries(value)
  return (
    <ul>
      {parts.map(([name, part]) => (
        <li key={name}>
          <Value value={part} />
        </li>
      ))}
    </ul>
  )
}
