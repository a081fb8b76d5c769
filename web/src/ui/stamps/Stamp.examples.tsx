import { STAMPS } from '@menagerie/contract/stamps'
import { Stamp } from './Stamp.tsx'

export const stampExamples = STAMPS.map((name) => ({ id: name, show: <Stamp name={name} /> }))
