import { Button, useCoreTexts, type ButtonProps } from '@afterbell/core/web';

export interface DialogButtonsProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled' | 'children'> {
  onCancel: () => void;
}

/** The way back first, and what the dialog is for last. */
export function DialogButtons({ onCancel, variant = 'solid', loading, disabled, children }: DialogButtonsProps) {
  const t = useCoreTexts();
  return (
    <>
      <Button disabled={loading} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant={variant} loading={loading} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
