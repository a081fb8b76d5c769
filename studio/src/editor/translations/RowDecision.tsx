import { Button } from '@payloadcms/ui'

type DecisionButton = { label: string; run: () => void }
type RowDecisionProps = { place: string; heading: string; text?: string; yes: DecisionButton; no: DecisionButton }

/** A block or row that only one of the two documents has, with two actions. */
export function RowDecision({ place, heading, text, yes, no }: RowDecisionProps) {
  return (
    <section>
      <h3>{heading}</h3>
      <p>
        <strong>{place}</strong>
      </p>
      {text && <p className="menagerie-changes__text">{text}</p>}
      <div className="menagerie-changes__actions">
        <Button size="small" margin={false} onClick={yes.run}>
          {yes.label}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={no.run}>
          {no.label}
        </Button>
      </div>
    </section>
  )
}
