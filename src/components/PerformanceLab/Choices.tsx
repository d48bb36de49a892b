import styles from './styles.module.css';

interface Props<Id> {
  legend: string;
  choices: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  isDisabled: boolean;
  onChange: (chosen: Id[]) => void;
}

/** A group of checkboxes; the chosen ones come in the order of the choices. */
export default function Choices<Id extends string | number>({
  legend,
  choices,
  chosen,
  isDisabled,
  onChange,
}: Props<Id>) {
  const toggle = (toggled: Id) =>
    onChange(
      choices
        .map(({ id }) => id)
        .filter((id) => (id === toggled ? !chosen.includes(id) : chosen.includes(id))),
    );
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>{legend}</legend>
      {choices.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
