import { useState } from 'react'
import { useEarlyText } from '../../islands/use-early-text.ts'

/** Shows what React knows of each field. */
export function Fields() {
  const [text, setText] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [animal, setAnimal] = useState('dog')
  const [keys, setKeys] = useState('')
  const [focus, setFocus] = useState('never')
  const name = useEarlyText<HTMLInputElement>(setText)
  return (
    <form>
      <label>
        Name
        <input
          name="name"
          ref={name}
          defaultValue=""
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setFocus('seen')}
          onKeyDown={(event) => setKeys(`${keys} ${event.key}`)}
        />
      </label>
      <label>
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} /> Agree
      </label>
      <label>
        Animal
        <select value={animal} onChange={(event) => setAnimal(event.target.value)}>
          <option value="dog">Dog</option>
          <option value="cat">Cat</option>
        </select>
      </label>
      <details>
        <summary>More</summary>
        <p>Folded text</p>
      </details>
      <output>{`text=${text} agreed=${agreed} animal=${animal} focus=${focus} keys=${keys.trim()}`}</output>
    </form>
  )
}
