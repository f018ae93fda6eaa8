export { FormSteps, type FormStepsProps, StepLine } from './steps.tsx';
