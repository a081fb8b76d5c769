'use client'

import { Button } from '@payloadcms/ui'
import { OwnDialog } from '../frame/OwnDialog.tsx'

type AskBeforeLeavingProps = { onStay: () => void; onLeave: () => void }

export function AskBeforeLeaving({ onStay, onLeave }: AskBeforeLeavingProps) {
  return (
    <OwnDialog label="Leave without saving?" onClose={onStay}>
      <p>
        The studio has not taken your last changes. They are kept on this device and offered when you open this again.
      </p>
      <div className="menagerie-dialog__actions">
        <Button onClick={onStay} margin={false}>
          Stay here
        </Button>
        <Button onClick={onLeave} margin={false} buttonStyle="secondary">
          Leave
        </Button>
      </div>
    </OwnDialog>
  )
}
