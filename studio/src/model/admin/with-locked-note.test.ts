import { expect, test } from 'vitest'
import { withSteps } from '../../collection-steps.ts'
import { COLLECTIONS } from '../collections/collections.ts'

test('every form shows exactly one note that explains why the form is locked', () => {
  for (const collection of COLLECTIONS.map(withSteps)) {
    const controls = collection.admin?.components?.edit?.beforeDocumentControls ?? []
    const notes = controls.filter((part) => /#(SaveGuard|LockedNote)$/.test(String(part)))
    expect(notes, collection.slug).toHaveLength(1)
  }
})
