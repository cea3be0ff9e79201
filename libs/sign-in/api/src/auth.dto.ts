import { IsBoolean, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const ANY_UUID = 'all';

export class VerifyEmailBody {
  @IsString()
  @MaxLength(254)
  email!: string;

  /** Host name that the browser shows. */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  url?: string;

  @IsOptional()
  @IsBoolean()
  guestAccess?: boolean;
}

export class SignInBody {
  @IsString()
  @MaxLength(254)
  email!: string;

  @IsString()
  @MaxLength(64)
  code!: string;

  /** Address or path of the page that signs in. */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  uri?: string;

  @IsOptional()
  @IsObject()
  extraParams?: Record<string, unknown>;
}

export class SwitchAccessBody {
  @IsOptional()
  @IsUUID(ANY_UUID)
  accessId?: string;

  @IsOptional()
  @IsUUID(ANY_UUID)
  organizationId?: string;

  @IsOptional()
  @IsUUID(ANY_UUID)
  termId?: string;

  @IsOptional()
  @IsUUID(ANY_UUID)
  tenantId?: string;
}

export class SwitchTenantsBody {
  @IsUUID(ANY_UUID)
  tenantId!: string;

  @IsOptional()
  @IsUUID(ANY_UUID)
  accessId?: string;
}

export class SwitchAccessGuidBody {
  /** Id of an organization. */
  @IsUUID(ANY_UUID)
  orgGuid!: string;

  @IsOptional()
  @IsUUID(ANY_UUID)
  tenantId?: string;
}

export class RouteRuleBody {
  @IsString()
  @MaxLength(2048)
  path!: string;
}
