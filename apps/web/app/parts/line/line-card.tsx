import type { ResultOf } from '@hidamari/contract/endpoint';
import type { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { LineMark } from '@hidamari/ui/line-mark';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pageApi } from '../../shell/data/contract-calls.ts';
import { usePartQuery } from '../../shell/data/use-part-query.ts';
import { lineLinkQuery } from './line-link-query.ts';
import { type LineReach, NoticeChannel } from './line-reach.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';
import { useLinePlaces } from './use-line-places.ts';
import { useUnlink } from './use-unlink.ts';

export type LineLink = ResultOf<typeof readLineLinkEndpoint>;

const HEADING_ID = 'line-link';

/**
 * 「LINEとの連携」 of the signed-in member: how it stands, the way to link, and the way to unlink. Draws nothing where there
 * is no LINE (an organisation's people, a portal without LINE), nor for a concierge in a member's place: linking is the
 * member's own (G42). Needs the query client of the member area.
 */
export function LineCard() {
  return useLinePlaces() === null ? null : <AskedLineCard />;
}

function AskedLineCard() {
  const query = useQuery(lineLinkQuery(pageApi()));
  const { hasFailed, again } = usePartQuery(query, `#${HEADING_ID}`);
  return (
    <Card as="section" labelledBy={HEADING_ID}>
      <div className="grid grid-cols-1 gap-4">
        <SectionHeading size="small" id={HEADING_ID}>
          LINEとの連携
        </SectionHeading>
        {query.data ? <LineState link={query.data} /> : null}
        {query.data === undefined && !hasFailed ? (
          <Skeleton shape="lines" count={1} what="LINEとの連携" />
        ) : null}
        {hasFailed ? <PartFailed what="LINEとの連携" {...again} /> : null}
      </div>
    </Card>
  );
}

function LineState({ link }: { link: LineLink }) {
  const [isOpen, setOpen] = useState(false);
  const unlink = useUnlink(() => setOpen(false));
  if (!link.is_linked) return <NotLinked />;
  return (
    <>
      <Linked link={link} isAsked={unlink.isAsked} onUnlink={() => setOpen(true)} />
      <UnlinkDialog isOpen={isOpen} unlink={unlink} />
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <LineMark />
      <div className="grid grid-cols-1 gap-1">{children}</div>
    </div>
  );
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Since which day; nothing where that was not kept. */
const sinceWords = (linkedAt: string | null) =>
  linkedAt === null ? '' : `${formatPlainDate(linkedAt.slice(0, DAY_LENGTH))}から。`;

interface LinkedProps {
  link: Pick<LineLink, 'linked_at'> & LineReach;
  /** LINE has been told to ask. */
  isAsked: boolean;
  onUnlink: () => void;
}

/** Linked: what comes by it, and the way to stop. */
export function Linked({ link, isAsked, onUnlink }: LinkedProps) {
  return (
    <>
      <Row>
        <p>
          <b>LINEと連携しています</b>
        </p>
        <p className="ui-meta">{sinceWords(link.linked_at)}お知らせに、病気や相談の内容は書きません。</p>
      </Row>
      <NoticeChannel reach={link} />
      {isAsked ? (
        <Notice tone="info" live>
          <p>LINEに確認のメッセージを送りました。LINEを開いて、お進みください。</p>
        </Notice>
      ) : null}
      <div>
        <Button kind="plain" size="small" onClick={onUnlink} aria-haspopup="dialog">
          連携を外す
        </Button>
      </div>
    </>
  );
}

/** Not linked: what it would bring. */
export function NotLinked() {
  return (
    <>
      <p>
        連携して、受け取り方でLINEを選ぶと、お返事が届いたことなどを、LINEでお知らせします。病気や相談の内容は書きません。
      </p>
      <div>
        <ButtonLink href={screenHref('/line/session')} kind="plain" mark={<LineMark />}>
          LINEと連携する
        </ButtonLink>
      </div>
    </>
  );
}
