import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ContactForm.module.css'
import type { ContactFormView } from './contact-form.ts'

type ProductQuestionProps = Pick<ContactFormView, 'field' | 'isAboutProduct'>

/** The field for the product's name only shows when the box says that the question is about one (spec §3): by CSS, so without a script, too. */
export function ProductQuestion({ field, isAboutProduct }: ProductQuestionProps) {
  return (
    <div className={styles.question}>
      <CheckboxField name="about-product" label={field('about-product').label} isTicked={isAboutProduct} />
      <div className={styles.product}>
        <TextField name="product-name" {...field('product-name')} control={{ maxLength: FIELD_CHARS.line }} />
      </div>
    </div>
  )
}
