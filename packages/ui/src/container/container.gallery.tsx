import type { PartGallery } from '../gallery/part-gallery.ts';
import { Band, Container, type ContainerWidth } from './container.tsx';

const WIDTHS: Readonly<Record<ContainerWidth, string>> = {
  narrow: '読むための幅（592px）',
  mid: '書くための幅（832px）',
  normal: 'ふつうの幅（1032px）',
  wide: '広い幅（1132px）',
};

export const containerGallery: PartGallery = {
  noun: 'container',
  title: '幅と帯',
  room: 'wide',
  states: {
    幅: Object.entries(WIDTHS).map(([width, words]) => (
      <Container key={width} width={width as ContainerWidth}>
        <p className="rounded-s bg-surface-sunk p-2">{words}</p>
      </Container>
    )),
    帯: (
      <>
        <Band>
          <Container>
            <p>紙の地の帯</p>
          </Container>
        </Band>
        <Band ground="sunk">
          <Container>
            <p>沈んだ地の帯</p>
          </Container>
        </Band>
      </>
    ),
  },
};
