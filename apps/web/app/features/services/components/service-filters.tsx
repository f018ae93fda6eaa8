import './service-filters.css';
import type { ServiceRecommendCategory, ServiceSubCategory } from '@hidamari/contract/content';
import { categoryOfConcern } from '@hidamari/domain/concerns';
import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Icon, type IconName, iconNamed } from '@hidamari/ui/icon';
import { Link } from '@hidamari/ui/link';
import type { ServiceList } from '../service-list.ts';
import { type ServiceWishes, servicesHref } from '../services-address.ts';

const ICONS: Record<Concern, string> = {
  treatment: 'hospital',
  financial: 'yen',
  life: 'home',
  mental: 'sun',
};

function iconOf(concern: Concern): { icon?: IconName } {
  const icon = iconNamed(ICONS[concern]);
  return icon ? { icon } : {};
}

interface FilterProps {
  wishes: ServiceWishes;
}

/** すべて・治療・お金・くらし・こころ with how many each holds. */
export function ConcernChips({ wishes, counts }: FilterProps & Pick<ServiceList, 'counts'>) {
  const to = (concern: Concern | null) => servicesHref(wishes, { concern, subCategory: null });
  return (
    <Chips name="困りごとでしぼりこむ" scroll>
      <ChipLink href={to(null)} current={wishes.concern === null} count={counts.all}>
        すべて
      </ChipLink>
      {CONCERNS.map(({ value, label }) => (
        <ChipLink
          key={value}
          href={to(value)}
          current={value === wishes.concern}
          count={counts.byConcern[value] ?? 0}
          {...iconOf(value)}
        >
          {label}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** Finer needs of the chosen concern. */
export function SubCategoryChips({
  wishes,
  subCategories,
}: FilterProps & { subCategories: readonly ServiceSubCategory[] }) {
  const { concern } = wishes;
  if (concern === null) return null;
  const own = subCategories.filter(({ category }) => category.id === categoryOfConcern(concern));
  if (own.length === 0) return null;
  return (
    <Chips name="くわしくしぼりこむ" scroll>
      {own.map(({ id, name }) => (
        <ChipLink
          key={id}
          href={servicesHref(wishes, { subCategory: wishes.subCategory === id ? null : id })}
          current={wishes.subCategory === id}
        >
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

/** こんな方に: the situations services are recommended for. */
export function RecommendChips({
  wishes,
  recommendCategories,
}: FilterProps & { recommendCategories: readonly ServiceRecommendCategory[] }) {
  if (recommendCategories.length === 0) return null;
  return (
    <div className="service-recommend">
      <p className="ui-meta" id="recommend-label">
        いまの状況から選ぶ
      </p>
      <Chips name="いまの状況から選ぶ" scroll>
        {recommendCategories.map(({ id, name }) => (
          <ChipLink
            key={id}
            href={servicesHref(wishes, { recommendCategory: wishes.recommendCategory === id ? null : id })}
            current={wishes.recommendCategory === id}
          >
            {name}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}

/** 無料のものだけ: a link, so that it works without a script and stays in the address. */
export function FreeOnly({ wishes }: FilterProps) {
  const { isFreeOnly } = wishes;
  return (
    <Link
      href={servicesHref(wishes, { isFreeOnly: !isFreeOnly })}
      className="service-free"
      aria-current={isFreeOnly ? 'true' : undefined}
    >
      <span className="service-free-box">{isFreeOnly ? <Icon name="check" size={20} /> : null}</span>
      {isFreeOnly ? '無料のものだけを表示中（すべてに戻す）' : '無料のものだけ'}
    </Link>
  );
}
