import { Button } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'

type PageButtonsProps = { offset: number; atOnce: number; total: number; onOffset: (offset: number) => void }

/** Buttons for the previous and the next page of a list. */
export function PageButtons({ offset, atOnce, total, onOffset }: PageButtonsProps) {
  const t = useWords()
  return (
    <>
      <Button size="small" buttonStyle="secondary" disabled={offset === 0} onClick={() => onOffset(offset - atOnce)}>
        {t('common.back')}
      </Button>
      <Button
        size="small"
        buttonStyle="secondary"
        disabled={offset + atOnce >= total}
        onClick={() => onOffset(offset + atOnce)}
      >
        {t('common.next')}
      </Button>
    </>
  )
}
