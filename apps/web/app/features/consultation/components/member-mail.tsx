import { screenHref } from '@hidamari/domain/screens';
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { StartConsultation } from '../../../parts/conversation/member/start-consultation.tsx';
import { browserQueryClient } from '../../../shell/data/query-client.ts';

/** A member writes here, and goes on in 相談したこと, where the answer will stand too (G90). */
export default function MemberMail() {
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={browserQueryClient()}>
      <p className="mb-6">
        お返事が届くと、メールでお知らせします。お返事とやりとりは「相談したこと」で読めます。
      </p>
      <StartConsultation
        isBelowEmergency
        onOpened={(id) => void navigate(screenHref('/questions', null, { case_id: id }))}
      />
    </QueryClientProvider>
  );
}
