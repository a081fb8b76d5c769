import { breadcrumbsExamples } from '../ui/Breadcrumbs.examples.tsx'
import { buttonExamples } from '../ui/Button.examples.tsx'
import { buttonLinkExamples } from '../ui/ButtonLink.examples.tsx'
import { cardInitialExamples } from '../ui/CardInitial.examples.tsx'
import { cardLinkExamples } from '../ui/CardLink.examples.tsx'
import { cardTextExamples } from '../ui/CardText.examples.tsx'
import { checkboxFieldExamples } from '../ui/CheckboxField.examples.tsx'
import { containerExamples } from '../ui/Container.examples.tsx'
import { Container } from '../ui/Container.tsx'
import { errorListExamples } from '../ui/ErrorList.examples.tsx'
import { formExamples } from '../ui/Form.examples.tsx'
import { formFieldExamples } from '../ui/FormField.examples.tsx'
import { formMessageExamples } from '../ui/FormMessage.examples.tsx'
import { formNoteExamples } from '../ui/FormNote.examples.tsx'
import { iconExamples } from '../ui/Icon.examples.tsx'
import { imageExamples } from '../ui/Image.examples.tsx'
import { linkExamples } from '../ui/Link.examples.tsx'
import { loadOfferExamples } from '../ui/LoadOffer.examples.tsx'
import { paginationExamples } from '../ui/Pagination.examples.tsx'
import { selectFieldExamples } from '../ui/SelectField.examples.tsx'
import { skipLinkExamples } from '../ui/SkipLink.examples.tsx'
import { stampExamples } from '../ui/stamps/Stamp.examples.tsx'
import { textAreaExamples } from '../ui/TextArea.examples.tsx'
import { textColumnExamples } from '../ui/TextColumn.examples.tsx'
import { textFieldExamples } from '../ui/TextField.examples.tsx'
import { visuallyHiddenExamples } from '../ui/VisuallyHidden.examples.tsx'
import type { GalleryPart, PartExample } from './gallery-page.ts'
import { toKebabCase } from './to-kebab-case.ts'

/** Parts without domain words; add a row for a new one. */
const EXAMPLES: Readonly<Record<string, readonly PartExample[]>> = {
  Breadcrumbs: breadcrumbsExamples,
  ButtonLink: buttonLinkExamples,
  CardInitial: cardInitialExamples,
  CardText: cardTextExamples,
  Icon: iconExamples,
  Image: imageExamples,
  Link: linkExamples,
  LoadOffer: loadOfferExamples,
  Pagination: paginationExamples,
  SkipLink: skipLinkExamples,
  Button: buttonExamples,
  CardLink: cardLinkExamples,
  Container: containerExamples,
  VisuallyHidden: visuallyHiddenExamples,
  CheckboxField: checkboxFieldExamples,
  ErrorList: errorListExamples,
  Form: formExamples,
  FormField: formFieldExamples,
  FormMessage: formMessageExamples,
  FormNote: formNoteExamples,
  SelectField: selectFieldExamples,
  TextArea: textAreaExamples,
  TextColumn: textColumnExamples,
  TextField: textFieldExamples,
  Stamp: stampExamples,
}

/** Parts in `ui/` have neither width nor margins, so the gallery puts them into a column. */
export const UI_PARTS: readonly GalleryPart[] = Object.entries(EXAMPLES).map(([name, examples]) => ({
  path: `ui/${toKebabCase(name)}`,
  name,
  load: () => examples.map((example) => ({ ...example, show: <Container width="large">{example.show}</Container> })),
}))
