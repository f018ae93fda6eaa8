import type { ScreenRows } from '../screen.ts';

const ON = ['aflac', 'hatch'] as const;
const MEMBERS = { access: 'member', on: ON } as const;
const DETAIL = { access: 'public', document: true, index: true, on: ON } as const;

/** Support services in four concerns; organisation variants have none but the consultation service. */
export const SERVICES = {
  '/services': {
    id: 'services',
    title: 'サービスの一覧',
    description: '治療、お金、くらし、こころの困りごとを支えるサービスを、いまの状況から選べます。',
    access: 'public',
    document: true,
    index: true,
    on: ON,
  },
  '/service-preview/:id': {
    id: 'servicePreview',
    title: '公開前のサービスの確認',
    access: 'member',
    staffRoles: ['editor', 'administrator'],
  },
  '/financial': { ...MEMBERS, id: 'financial', title: 'お金を支えるサービス', screens: ['U-S01'] },
  '/financial/:id': {
    ...DETAIL,
    id: 'financialService',
    title: 'お金のサービスのご紹介',
    description: '治療にかかるお金の困りごとを支えるサービスのご紹介です。',
  },
  '/treatment': { ...MEMBERS, id: 'treatment', title: '治療を支えるサービス', screens: ['U-S21'] },
  '/treatment/:id': {
    ...DETAIL,
    id: 'treatmentService',
    title: '治療のサービスのご紹介',
    description: '治療についての困りごとを支えるサービスのご紹介です。',
  },
  '/life': { ...MEMBERS, id: 'life', title: 'くらしを支えるサービス', screens: ['U-S41'] },
  '/life/:id': {
    ...DETAIL,
    id: 'lifeService',
    title: 'くらしのサービスのご紹介',
    description: '毎日のくらしの困りごとを支えるサービスのご紹介です。',
  },
  '/mental': { ...MEMBERS, id: 'mental', title: 'こころを支えるサービス', screens: ['U-S61'] },
  '/mental/:id': {
    ...DETAIL,
    id: 'mentalService',
    title: 'こころのサービスのご紹介',
    description: '気持ちのつらさを支えるサービスのご紹介です。',
  },
  '/treatment/hidamari': { id: 'consultation', title: 'がん相談のご利用案内', access: 'either' },
  '/treatment/medical-note': { ...MEMBERS, id: 'medicalNote', title: '医療の専門家に聞く（外部サービス）' },
  '/treatment/monitor': { ...MEMBERS, id: 'monitor', title: '体験を聞かせてくださる方の募集' },
  '/treatment/monitor/registration-request': {
    ...MEMBERS,
    id: 'monitorRegistration',
    title: '体験を聞かせてくださる方のお申し込み',
  },
  '/mental/tomosnote': { ...MEMBERS, id: 'tomosnote', title: '仲間とつながる場（外部サービス）' },
  '/life/ancs': { ...MEMBERS, id: 'ancs', title: '医療用ウィッグ' },
  '/life/bears': { ...MEMBERS, id: 'bears', title: '家事代行' },
  '/life/avic': { ...MEMBERS, id: 'avic', title: 'くらしの支援（提携サービス）' },
} as const satisfies ScreenRows;
