import './consultation-flow.css';
import { Icon } from '@hidamari/ui/icon';
import { Illustration } from '@hidamari/ui/illustration';
import { CAN_DO, CANNOT_DO, consultationSteps } from './consultation-words.ts';

/** The three steps of a consultation, standing on one sill. */
export function ConsultationFlow({ hasVoiceGuide }: { hasVoiceGuide: boolean }) {
  return (
    <ol className="consultation-flow">
      {consultationSteps({ hasVoiceGuide }).map(({ title, text, drawing }, index) => (
        <li key={title}>
          <div className="consultation-flow-picture">
            <Illustration drawing={drawing} />
          </div>
          <h3>
            <span className="consultation-flow-number">{index + 1}</span>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** できること・できないこと, side by side. */
export function ConsultationBoundary() {
  return (
    <div className="consultation-boundary">
      <section data-answer="yes">
        <h3>
          <Icon name="check" />
          できること
        </h3>
        <ul>
          {CAN_DO.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>
          <Icon name="close" />
          できないこと
        </h3>
        <ul>
          {CANNOT_DO.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
