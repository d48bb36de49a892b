interface Props {
  message: string;
  /** What the button says. */
  action: 'Retry' | 'Start it again';
  onAction: () => void;
}

/** The red box: what failed, and a button to try again. */
export default function Failure({ message, action, onAction }: Props) {
  return (
    <div className="load-failure" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
