export {
  Composer,
  type ComposerProps,
  Conversation,
  ConversationNote,
  type ConversationProps,
  Message,
  type MessageProps,
  type MessageState,
  TypingLine,
} from './conversation.tsx';
