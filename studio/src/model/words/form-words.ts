import type { Language } from '@menagerie/sites/languages'
import type { WordCatalogue } from './catalogue.ts'
import cs from './forms/cs.json' with { type: 'json' }
import da from './forms/da.json' with { type: 'json' }
import de from './forms/de.json' with { type: 'json' }
import en from './forms/en.json' with { type: 'json' }
import es from './forms/es.json' with { type: 'json' }
import fi from './forms/fi.json' with { type: 'json' }
import fr from './forms/fr.json' with { type: 'json' }
import hu from './forms/hu.json' with { type: 'json' }
import it from './forms/it.json' with { type: 'json' }
import nl from './forms/nl.json' with { type: 'json' }
import no from './forms/no.json' with { type: 'json' }
import pl from './forms/pl.json' with { type: 'json' }
import ru from './forms/ru.json' with { type: 'json' }
import sv from './forms/sv.json' with { type: 'json' }
import uk from './forms/uk.json' with { type: 'json' }

/** Labels and descriptions of forms, lists, blocks and choices: plain texts. */
export const FORM_WORDS: Readonly<Record<Language, WordCatalogue>> = {
  en,
  es,
  nl,
  no,
  fr,
  de,
  pl,
  it,
  hu,
  ru,
  cs,
  uk,
  da,
  fi,
  sv,
}
