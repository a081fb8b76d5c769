import { logOut } from '../../features/portal/log-out.ts'
import type { Forms } from '../../platform/forms/form.ts'

/** One row for each name in `platform/forms/form-names.ts` (docs/how-to/add-a-form.md). */
export function createForms(): Forms {
  return {
    logout: { handle: logOut },
  }
}
