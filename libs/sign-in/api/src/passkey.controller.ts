import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Public } from '@afterbell/core/api';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { PasskeySignIn } from './passkey-sign-in.service';

export class PasskeyAnswerBody {
  /** What `navigator.credentials` answered, as JSON. */
  @IsObject()
  answer!: Record<string, unknown>;

  /** A name for the first passkey, when one is made. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  name?: string;
}

/** The second step of signing in (docs/rest.md "Sign-in"); who asks is known by the step's own cookie. */
@Controller('auth/passkey')
export class PasskeyController {
  constructor(
    private readonly browsers: Browsers,
    private readonly steps: PasskeySignIn,
  ) {}

  @Post('options')
  @HttpCode(200)
  @Public()
  async options(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { mode, options } = await this.steps.options(this.browsers.of(request, response));
    return { mode, options: JSON.parse(options) as unknown };
  }

  @Post()
  @HttpCode(200)
  @Public()
  async finish(@Body() body: PasskeyAnswerBody, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.steps.finish(JSON.stringify(body.answer), body.name, this.browsers.of(request, response));
    return { signedIn: true };
  }
}
